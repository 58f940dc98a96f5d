"""Accounts are known by what names that look alike have in common; where two old ones share it, the elder has it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gunbai.server.store.names import LONGEST, key_of

revision = "0005"
down_revision = "0004"

PEOPLE = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created"))


def upgrade() -> None:
    connection = op.get_bind()
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login).where(PEOPLE.c.login.is_not(None))
    accounts = connection.execute(query.order_by(PEOPLE.c.created)).all()
    taken = {login for _, _, login in accounts}
    for id, name, login in accounts:
        key = key_of(name)
        if key != login and 0 < len(key) <= LONGEST and key not in taken:
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == id).values(login=key))
            taken.add(key)


def downgrade() -> None:
    connection = op.get_bind()
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login).where(PEOPLE.c.login.is_not(None))
    for id, name, login in connection.execute(query).all():
        if login != name.casefold():
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == id).values(login=name.casefold()))

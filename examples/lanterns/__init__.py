"""Lanterns: a small game of our own on Gunbai's kernel, to show how one is written (docs/write-a-game.md).

LN1.1  Three to five guests come to a festival of eight nights, each with five coins and no lantern.
LN1.2  At dusk everybody gets three coins and, while there is one, draws a lantern from the bag, unseen by the others.
LN2.1  All bid at once and secretly for the gate, the bridge and the shrine, in this order, at most what they own.
LN2.2  Until the last of them is ready, anybody may withdraw the own bids and begin again.
LN2.3  The highest bid above nothing wins its place and is paid. Of equal ones none wins, or by an option the first from
       the night's host on, who is another guest every night.
LN3.1  Place by place the winner may light a lantern there. It shines until dawn, then goes back into the bag.
LN3.2  Paper shines for 1 point, silk for 2, gold for 4; on the bridge for 1 more, at the shrine for 2 more.
LN3.3  A fox shines for 1 point and brings two coins.
LN4.1  After the last night every five coins are a point, too. The most points win.

Play it: python -m examples.lanterns
"""

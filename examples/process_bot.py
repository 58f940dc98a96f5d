"""A bot as a program of its own, in any language: JSON lines in, JSON lines out (docs/bots/protocol.md). Try it:

gunbai arena rising-sun --bots "process:python examples/process_bot.py,random,random" --games 6
"""

import json
import random
import sys


def answer(question):
    if question["type"] == "hello":
        return {"type": "ready", "name": "farmer", "asides": False}
    rng = random.Random(question["seed"])  # the same seed must give the same answer
    harvests = [text for text in question["choices"] if text.endswith("harvest")]
    return {"id": question["id"], "action": rng.choice(harvests or question["choices"])}


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "quit":
        break
    print(json.dumps(answer(question)), flush=True)

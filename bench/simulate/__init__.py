"""Clients, server, store and network as one simulation: the real server code on a simulated clock, loop, sockets and
disk. One seed decides everything, so what failed once fails again."""

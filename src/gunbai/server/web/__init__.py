"""Between the application and the network: who comes in, what is served, what is passed on."""

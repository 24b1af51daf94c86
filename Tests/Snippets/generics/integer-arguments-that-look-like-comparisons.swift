let a = f(Limit.low < 3, Limit.high > (4))

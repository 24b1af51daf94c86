let a = { [self, weak b, unowned(unsafe) c, d = D.e, f = F()] in G() }

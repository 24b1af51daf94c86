let a = \A.self, b = \.self

let a = [3 of A](repeating: B())

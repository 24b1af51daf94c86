let (x: left, y: right): (x: A, y: B) = origin

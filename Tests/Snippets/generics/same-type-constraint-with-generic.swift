extension S where T == Array<Element>, U == [Key: Value]?, V == (A, B) {}

let a = (b is A) && (c is B) || d is C

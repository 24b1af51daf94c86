let a = b is A<B> && c is D

let a: (__owned A, __shared B) -> C

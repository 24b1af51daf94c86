func f<each T>(_ t: repeat each T) -> (repeat Wrapped<each T>) {}

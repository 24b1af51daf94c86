@_specialize(where T: _Trivial)
func f<T: AnyObject>(_ t: T) {}

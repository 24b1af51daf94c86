struct Screen {}
struct Box<T> {}
@_specialize(where T == Screen)
@_specialize(exported: false, kind: partial, where T == Box<Screen>)
func use<T>(_ t: T) {}

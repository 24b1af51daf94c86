struct _Storage {}
let a: _Storage = _Storage()
let b = __C.shared

let a: Any, b: AnyObject, c: Any.Type, d: [Any]

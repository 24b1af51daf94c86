@MainActor @discardableResult @objc(x) @inlinable @Custom<A>(B.c) @available(*, deprecated)
public func f() -> D { D() }

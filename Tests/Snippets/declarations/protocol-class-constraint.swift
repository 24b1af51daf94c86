protocol Delegate: class, Sendable {}

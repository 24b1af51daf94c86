extension Token: @retroactive Equatable {}
extension Point: @unchecked Sendable, @preconcurrency Drawable {}

@_lifetime(borrow a)
func view(_ a: borrowing Buffer) -> View { View() }

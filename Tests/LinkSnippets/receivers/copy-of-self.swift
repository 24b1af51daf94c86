// A variable that starts as 'self' is a value of the type around.
// file: App/Stack.swift
struct Stack { mutating func push(_ value: Int) {} }
// file: App/Pushing.swift
extension Stack {
  func pushing(_ value: Int) -> Stack {
    var copy = self
    copy.push(value)
    return copy
  }
}

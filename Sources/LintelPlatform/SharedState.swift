import Dispatch

/// A value that several threads change, one at a time.
package final class SharedState<Value>: @unchecked Sendable {
  // Guards the value; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func locked<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body(&value)
  }
}

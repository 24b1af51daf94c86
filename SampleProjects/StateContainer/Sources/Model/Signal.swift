/// What has happened last that other stores have to hear of.
///
/// It is a part of a state, and differs from what it was before whenever it is sent, so that the same
/// can happen twice.
struct Signal<Value: Equatable & Sendable>: Equatable, Sendable {
  /// `nil` if it has not happened yet.
  private(set) var value: Value?
  private var count = 0

  init(_ value: Value? = nil) {
    self.value = value
  }

  mutating func send(_ value: Value) {
    self.value = value
    count += 1
  }
}

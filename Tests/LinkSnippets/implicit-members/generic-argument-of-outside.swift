enum Event {
  case opened, closed(Int)
}
func use(_ continuation: AsyncStream<Event>.Continuation, _ flags: ClosedRange<Int>) {
  continuation.yield(.opened)
  _ = flags
}
func send(_ keys: KeyValuePairs<Event, Int>) -> Int { keys.count }

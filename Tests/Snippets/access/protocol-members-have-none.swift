public protocol Port {
  func call() -> Answer
}

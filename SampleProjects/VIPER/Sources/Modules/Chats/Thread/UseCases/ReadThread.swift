/// Reads a thread, which is read for as long as it is on the screen.
@MainActor
struct ReadThread {
  let reading: any ThreadReadingService

  func begin(_ thread: String) {
    reading.open(thread)
  }

  /// Ends reading, unless another thread has come to the screen meanwhile.
  func end(_ thread: String) {
    guard reading.openThread == thread else { return }
    reading.open(nil)
  }
}

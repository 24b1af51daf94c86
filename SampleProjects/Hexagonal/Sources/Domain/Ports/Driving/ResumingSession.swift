/// A way in: somebody opens the app and wants to go on where they left off.
protocol ResumingSession {
  func resume() -> Account?
}

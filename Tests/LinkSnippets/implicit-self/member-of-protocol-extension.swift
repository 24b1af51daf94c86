protocol Logging {}
extension Logging {
  func log() {}
}
struct Screen: Logging {
  func show() { log() }
}

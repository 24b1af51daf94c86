// Globals that have the name of a member which a class inherits from Foundation, and others
// file: Work/Globals.swift
import Foundation
func cancel() {}
func dismiss() {}
func finish() {}
// file: Work/Work.swift
import Foundation
final class Work: Operation, @unchecked Sendable {
  override func main() {
    cancel()
    dismiss()
  }
}
final class Plain: NSObject {
  func stop() {
    cancel()
    dismiss()
    finish()
  }
}
struct Steps: Sequence, IteratorProtocol {
  func next() -> Int? {
    cancel()
    return nil
  }
}

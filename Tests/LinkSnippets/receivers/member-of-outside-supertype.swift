// file: Core/Errors.swift
extension Error {
  public var explanation: String { "\(self)" }
}
// file: App/Use.swift
import Core
struct Failure: Error {}
func use(_ error: CancellationError) -> String { error.explanation }
func use(_ failure: Failure) -> String { failure.explanation }

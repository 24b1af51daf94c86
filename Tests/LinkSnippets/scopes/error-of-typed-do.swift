// file: Core/Errors.swift
public struct ReadError: Error {
  public let path: String
}
public struct InputError: Error {
  public let text: String
}
// file: Core/Failure.swift
public struct Failure: Error {
  public init(_ error: InputError) {}
}
// file: Core/Failure+Read.swift
extension Failure {
  public init(_ error: ReadError) {}
}
// file: Core/Reader.swift
func read() throws(ReadError) {}
func use() throws(Failure) {
  do throws(ReadError) {
    try read()
  } catch {
    _ = error.path
    throw Failure(error)
  }
}
func useWithoutType() throws(Failure) {
  do {
    try read()
  } catch {
    throw Failure(error)
  }
}

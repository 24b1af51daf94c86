import LintelPlatform
import LintelVocabulary

/// The files that project files refer to, such as `.xcconfig` files. Each is read and parsed once
/// for each purpose, however many project files refer to it.
package final class OtherFiles: @unchecked Sendable {
  /// The content that a file is expected to have, which determines how it is parsed.
  enum Purpose: Hashable {
    case configuration
    case layer
    /// `paths` is the folder to which the file's paths are relative; `nil` for paths as written.
    case specification(paths: String?)
    case podspec
    /// `package` is the folder of the package, relative to that of the workspace.
    case buildFile(package: String)
  }

  private struct Key: Hashable {
    let path: PathKey
    let purpose: Purpose
  }

  private struct State {
    var existing: [PathKey: Bool] = [:]
    var values: [Key: Any] = [:]
    var readCount = 0
  }

  private let read: (String) -> [UInt8]?
  private let state = SharedState(State())

  /// - Parameter read: returns the contents of the file at a path, relative to the root of the
  ///   check; `nil` if there is no such file.
  package init(_ read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// The number of attempts to read a file, including attempts that found no file.
  package var readCount: Int { state.locked { $0.readCount } }

  /// Whether there is a file at a path.
  package func has(_ path: String) -> Bool {
    if let known = state.locked({ $0.existing[PathKey(path)] }) { return known }
    return bytes(at: path) != nil
  }

  /// Returns the parsed content of a file; `nil` if there is no such file.
  ///
  /// - Parameter parse: called once for each path and purpose.
  func value<Value>(
    at path: String, as purpose: Purpose, _ parse: ([UInt8]) -> Value
  ) -> Value? {
    if let known: Value = value(at: path, as: purpose) { return known }
    if state.locked({ $0.existing[PathKey(path)] }) == false { return nil }
    guard let bytes = bytes(at: path) else { return nil }
    return keep(parse(bytes), at: path, as: purpose)
  }

  /// Returns the value that was kept for a file; `nil` if there is none.
  func value<Value>(at path: String, as purpose: Purpose) -> Value? {
    state.locked { $0.values[Key(path: PathKey(path), purpose: purpose)] as? Value }
  }

  /// Keeps a value for a file.
  ///
  /// - Returns: the value, or the one that another thread has kept in the meantime.
  @discardableResult
  func keep<Value>(_ value: Value, at path: String, as purpose: Purpose) -> Value {
    state.locked { state in
      let key = Key(path: PathKey(path), purpose: purpose)
      if let first = state.values[key] as? Value { return first }
      state.values[key] = value
      return value
    }
  }

  private func bytes(at path: String) -> [UInt8]? {
    let bytes = read(path)
    state.locked {
      $0.readCount += 1
      $0.existing[PathKey(path)] = bytes != nil
    }
    return bytes
  }
}

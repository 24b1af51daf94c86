@testable import LintelProjectFiles

/// Where a text is refused, and why; `nil` if it is read.
func problem(of text: String) -> String? { problem(of: Array(text.utf8)) }

func problem(of bytes: [UInt8]) -> String? {
  do throws(ProjectFileError) {
    _ = try PropertyList(bytes)
    return nil
  } catch {
    return "\(error.line):\(error.column): \(error.message)"
  }
}

/// The root of a property list.
func root(of text: String) throws -> PropertyList.Node { try PropertyList(Array(text.utf8)).root }

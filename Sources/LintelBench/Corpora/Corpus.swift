import LintelArchitecture
import LintelPlatform
import LintelScanner
import LintelText
import LintelWorkspace

/// The Swift files below the given folders.
struct Corpus {
  let name: String
  /// The file paths from the root of the file system, without the first slash, so that one corpus
  /// can have several folders.
  let files: [String]
  let byteCount: Int
  let lineCount: Int
  let factCount: Int

  static let root = "/"

  init(_ name: String, folders: [String]) throws(ConfigurationErrors) {
    self.name = name
    var files: [String] = []
    for folder in folders {
      let path = realPath(folder) ?? folder
      do throws(WorkspaceErrors) {
        let found = try Workspace(root: path).files
        files += found.map { String((path + "/" + $0.path).drop { $0 == "/" }) }
      } catch {
        throw ConfigurationErrors(error)
      }
    }
    self.files = files
    var buffer = SourceBuffer()
    var scanner = Scanner()
    var (bytes, lines, facts) = (0, 0, 0)
    for file in files {
      _ = readBytes(at: Self.root + file, into: &buffer)
      bytes += buffer.count
      lines += buffer.withBytes { $0.count { $0 == UInt8(ascii: "\n") } }
      facts += scanner.scan(buffer).count
    }
    (byteCount, lineCount, factCount) = (bytes, lines, facts)
  }
}

extension FileFacts {
  /// The number of imports, declarations, parameters, references, inheritances and attributes.
  var count: Int {
    imports.count + declarations.count + parameters.count + references.count
      + inheritances.count + attributes.count
  }
}

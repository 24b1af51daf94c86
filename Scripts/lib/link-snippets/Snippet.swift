import Foundation

/// A snippet, split into the files and modules that its marker lines name.
struct Snippet {
  struct File {
    let module: String
    let name: String
    /// The lines of the file, after as many empty lines as there are lines before it in the
    /// snippet, so that locations in the file are locations in the snippet.
    var text: String
  }

  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  private(set) var files: [File] = []

  /// - Parameter name: the path below the folder of snippets, without extension.
  init(_ name: String, in folder: URL) throws {
    self.name = name
    let text = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
    let marker = "// file: "
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(marker) {
        let parts = line.dropFirst(marker.count).split(separator: "/")
        guard parts.count == 2, parts[1].hasSuffix(".swift") else {
          throw Damage(description: "\(name):\(number + 1): expected '// file: Module/File.swift'")
        }
        files.append(
          File(
            module: String(parts[0]), name: String(parts[1]),
            text: String(repeating: "\n", count: number)))
      } else if files.isEmpty {
        files.append(File(module: "Snippet", name: "Snippet.swift", text: ""))
      }
      files[files.count - 1].text += line + "\n"
    }
    let paths = files.map { $0.module + "/" + $0.name }
    guard Set(paths).count == paths.count else {
      throw Damage(description: "\(name): two files have the same name")
    }
  }

  /// The modules in the order in which they are first named, which is the order of compilation.
  var modules: [String] {
    var result: [String] = []
    for file in files where !result.contains(file.module) { result.append(file.module) }
    return result
  }
}

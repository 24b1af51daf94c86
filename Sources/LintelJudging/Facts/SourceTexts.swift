import LintelFindings
import LintelGraph
import LintelScanner
import LintelVocabulary

/// The source texts that rules need, and the numbers of their code lines.
///
/// A class, so that a file is read only when a rule asks for it: most rules need no texts. A file
/// that cannot be read counts as empty.
package final class SourceTexts {
  private let graph: DependencyGraph
  private let source: (String) -> [UInt8]?
  private var lines: [FileID: CodeLines] = [:]
  private var latest: (file: FileID, bytes: [UInt8])?

  package init(_ graph: DependencyGraph, source: @escaping (String) -> [UInt8]?) {
    self.graph = graph
    self.source = source
  }

  package func lineCount(ofFile file: FileID) -> Int { codeLines(of: file).count }

  /// Returns the number of code lines of a declaration where it is written, without its extensions.
  package func lineCount(of declaration: DeclarationID) -> Int {
    let value = graph.declarations[declaration]
    return codeLines(of: value.file).count(in: value.extent)
  }

  /// Returns the text from a UTF-8 offset in the file to the end of `declaration`.
  package func text(of declaration: DeclarationID, from offset: UInt32) -> ArraySlice<UInt8> {
    let value = graph.declarations[declaration]
    let bytes = bytes(of: value.file)
    let end = min(Int(value.extent.upperBound), bytes.count)
    return bytes[min(Int(offset), end)..<end]
  }

  /// Returns the location of an offset in a file; the file need not be in the graph.
  package func place(of offset: UInt32, in path: String) -> SourceLocation {
    let (line, column) = SourceText(source(path) ?? []).place(of: offset)
    return SourceLocation(path: path, line: line, column: column)
  }

  private func codeLines(of file: FileID) -> CodeLines {
    if let known = lines[file] { return known }
    let table = CodeLines(bytes(of: file))
    lines[file] = table
    return table
  }

  /// Returns the bytes of a file. The bytes of the last file are kept, because rules ask file by
  /// file.
  private func bytes(of file: FileID) -> [UInt8] {
    if let latest, latest.file == file { return latest.bytes }
    let bytes = source(graph.files[file].path) ?? []
    latest = (file, bytes)
    return bytes
  }
}

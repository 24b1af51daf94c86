import LintelScanner
import LintelVocabulary

/// The lines of one file that have code on them: not the blank ones, nor those with nothing but
/// comments.
public struct CodeLines: Sendable {
  private let lines: LineTable
  /// How many lines of code there are before each line, and in all.
  private let countBefore: [Int32]

  public init(_ bytes: [UInt8]) {
    lines = LineTable(bytes)
    var count: Int32 = 0
    var countBefore: [Int32] = [0]
    for hasCode in codeLines(of: SourceBuffer(bytes), in: lines) {
      if hasCode { count += 1 }
      countBefore.append(count)
    }
    self.countBefore = countBefore
  }

  /// How many there are in the file.
  public var count: Int { Int(countBefore[lines.count]) }

  /// How many there are in `extent`, in UTF-8 offsets; a line counts as a whole.
  public func count(in extent: Range<UInt32>) -> Int {
    guard let last = extent.last else { return 0 }
    let first = lines.place(of: extent.lowerBound).line
    return Int(countBefore[lines.place(of: last).line] - countBefore[first - 1])
  }
}

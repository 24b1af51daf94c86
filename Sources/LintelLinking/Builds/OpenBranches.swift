import LintelGraph
import LintelScanner

/// The conditions of the open branches of `#if`, each condition once. A branch is open if it is not
/// known whether it is compiled.
struct OpenBranches {
  private(set) var conditions: [Condition] = []
  private var numbers: [Condition: Int] = [:]
  /// The results of ``number(of:in:_:)`` so far, by file and branch.
  private var known: [UInt64: Int?] = [:]

  /// Returns the index of a branch's condition in ``conditions``; `nil` if it is known whether the
  /// branch is compiled, or if the condition has too many parts.
  mutating func number(
    of condition: UInt16, in file: Int, _ linker: borrowing Linker
  ) -> Int? {
    guard condition > 0, linker.active.isCompiled(condition, in: file) == nil else { return nil }
    let place = UInt64(file) << 16 | UInt64(condition)
    if let number = known[place] { return number }
    let number = find(condition, in: file, linker)
    known[place] = .some(number)
    return number
  }

  private mutating func find(
    _ condition: UInt16, in file: Int, _ linker: borrowing Linker
  ) -> Int? {
    let branch = BranchConditions.Branch(condition: condition, file: FileID(file))
    guard let found = linker.branches.condition(of: branch) else { return nil }
    if let number = numbers[found] { return number }
    numbers[found] = conditions.count
    conditions.append(found)
    return conditions.count - 1
  }
}

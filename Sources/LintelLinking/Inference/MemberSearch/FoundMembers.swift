import LintelGraph

/// The candidates for a name, nearest first. There is mostly just one, which needs no memory of its
/// own.
struct FoundMembers: RandomAccessCollection {
  private var nearest: DeclarationID = .absent
  private var others: [DeclarationID] = []

  init() {}

  init(_ only: DeclarationID) { nearest = only }

  var startIndex: Int { 0 }
  var endIndex: Int { !nearest.isPresent ? 0 : others.count + 1 }

  subscript(position: Int) -> DeclarationID {
    position == 0 ? nearest : others[position - 1]
  }

  mutating func append(_ declaration: DeclarationID) {
    if !nearest.isPresent { nearest = declaration } else { others.append(declaration) }
  }

  /// Keeps the candidates that satisfy a condition.
  mutating func keep(where isWanted: (DeclarationID) -> Bool) {
    var kept = 0
    for position in indices {
      let declaration = self[position]
      guard isWanted(declaration) else { continue }
      if kept < position {
        if kept == 0 { nearest = declaration } else { others[kept - 1] = declaration }
      }
      kept += 1
    }
    if kept == 0 { self = FoundMembers() } else { others.removeLast(count - kept) }
  }

  /// Keeps the candidates that satisfy a condition, or all if none does.
  mutating func prefer(_ isWanted: (DeclarationID) -> Bool) {
    guard count > 1 else { return }
    let wanted = count { isWanted($0) }
    if wanted > 0, wanted < count { keep(where: isWanted) }
  }
}

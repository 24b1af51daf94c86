extension DependencyGraph {
  /// How many written names that lead out of the outermost declaration around them may mean several
  /// things.
  public var ambiguousNameCount: Int {
    var count = 0
    var last: Dependency?
    for value in dependencies
    where value.certainty == .ambiguous && outermost(of: value.from) != outermost(of: value.to) {
      // Those of one name stand one after the other.
      if last?.from != value.from || last?.offset != value.offset { count += 1 }
      last = value
    }
    return count
  }
}

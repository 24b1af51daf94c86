/// The threads that work on files, or on rules, is shared out among.
///
/// What is worked out never depends on how many there are.
///
/// `public` for speed alone, as ``Rows`` is: the linker has a copy of ``map`` for each piece of work.
public struct Workers: Sendable {
  /// Gives out positions, each once; `nil` when none is left.
  public typealias Supply = () -> Range<Int>?

  @usableFromInline let share: @Sendable (_ count: Int, _ work: @Sendable (Supply) -> Void) -> Void

  /// - Parameter share: calls `work` on each thread, with what supplies all positions below
  ///   `count`, and waits until all have ended.
  package init(
    sharing share: @escaping @Sendable (_ count: Int, _ work: @Sendable (Supply) -> Void) -> Void
  ) {
    self.share = share
  }

  /// The thread that asks for the work, and no other.
  package static let single = Workers { count, work in
    var rest: Range<Int>? = 0..<count
    work {
      defer { rest = nil }
      return rest
    }
  }

  /// What `transform` makes of each position below `count`.
  ///
  /// - Parameter state: what a thread starts with, and changes with each position that it is given.
  @inlinable public func map<State: ~Copyable, Result>(
    _ count: Int, from state: @autoclosure @Sendable () -> State,
    _ transform: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each position is given to one thread alone.
      nonisolated(unsafe) let start = results.baseAddress!
      share(count) { supply in
        guard var positions = supply() else { return }
        var state = state()
        while true {
          for position in positions {
            (start + position).initialize(to: transform(&state, position))
          }
          guard let more = supply() else { break }
          positions = more
        }
      }
      initializedCount = count
    }
  }

  /// What `transform` makes of each position below `count`.
  @inlinable public func map<Result>(_ count: Int, _ transform: @Sendable (Int) -> Result)
    -> [Result]
  {
    map(count, from: ()) { _, position in transform(position) }
  }
}

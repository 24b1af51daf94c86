/// The threads that share the work on files or rules.
///
/// The results never depend on the number of threads.
///
/// `public` only for speed, as ``Rows`` is: the linker has its own specialised copy of ``map`` for
/// each piece of work.
public struct Workers: Sendable {
  /// Returns the next indices to work on, each once; `nil` when none is left.
  public typealias Supply = () -> Range<Int>?

  @usableFromInline let share: @Sendable (_ count: Int, _ work: @Sendable (Supply) -> Void) -> Void

  /// - Parameter share: calls `work` on each thread, with a supply of all indices below `count`,
  ///   and waits until all threads have ended.
  package init(
    sharing share: @escaping @Sendable (_ count: Int, _ work: @Sendable (Supply) -> Void) -> Void
  ) {
    self.share = share
  }

  /// The calling thread alone, which does all work itself.
  package static let single = Workers { count, work in
    var rest: Range<Int>? = 0..<count
    work {
      defer { rest = nil }
      return rest
    }
  }

  /// Returns the results of `transform` for all indices below `count`.
  ///
  /// - Parameter state: the initial state of a thread, which `transform` may change for each index.
  @inlinable public func map<State: ~Copyable, Result>(
    _ count: Int, from state: @autoclosure @Sendable () -> State,
    _ transform: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each index is given to one thread alone.
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

  /// Returns the results of `transform` for all indices below `count`.
  @inlinable public func map<Result>(_ count: Int, _ transform: @Sendable (Int) -> Result)
    -> [Result]
  {
    map(count, from: ()) { _, position in transform(position) }
  }
}

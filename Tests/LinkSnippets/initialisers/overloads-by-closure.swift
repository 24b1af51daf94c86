protocol Bridge {}
struct Wire: Bridge {}
struct Resolver {
  func resolve() {}
}
final class Job {
  init<Other: Bridge>(_ bridge: Other) {}
  init(resolver body: (Resolver) -> Void) {}
}
final class Task {
  init<Other>(_ bridge: Other) where Other: Bridge {}
  init(_ body: (Resolver) -> Void) {}
}
func use() {
  _ = Job() { $0.resolve() }
  _ = Job() { resolver in
    resolver.resolve()
  }
  _ = Job(Wire())
  _ = Task() { $0.resolve() }
  _ = Task({ $0.resolve() })
  _ = Task(Wire())
}

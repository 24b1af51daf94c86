struct S {
  @Argument(name: .long, help: "a") var a: A
  @Core.Option<B>("c", parse: { C($0) }) var d: D
  @available(*, deprecated, message: "e") @Suite("f", .tags(.g)) func h() {}
  func i(@Validated(0...J.max, or: k) l: L = { @Wrapped(m: 1) in M() }) {}
}
@main(x: 1) @attached(member, names: named(n)) macro o()

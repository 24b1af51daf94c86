struct S {
  static let a = try!
    A.b()
  lazy var c = try? await
    C.d()
  lazy var e = await
    E()
}

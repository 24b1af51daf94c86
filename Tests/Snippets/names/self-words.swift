struct S {
  let `self`: A
  func f(_ Self_: Self) -> Self.Type { Self.self }
  static let all: [Self] = [Self(), .init()]
}

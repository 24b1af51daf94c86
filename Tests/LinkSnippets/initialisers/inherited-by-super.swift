// 'super.init' means an initializer that the superclass inherits itself.
// file: App/Base.swift
class Base { init(size: Int) {} }
// file: App/Middle.swift
class Middle: Base {}
// file: App/Leaf.swift
final class Leaf: Middle {
  init() { super.init(size: 1) }
}

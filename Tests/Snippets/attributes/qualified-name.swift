struct S {
  @SwiftUI.State var a: A
  @Core.Inner.Wrapper(B.b) var b: B
}

func f<T, U>(t: T, u: U) where T: Sequence, T.Element == U.Item, U: AnyObject {}
class C<T> where T: P {
  func g() where T: Q {}
}

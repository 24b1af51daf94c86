/// A way out: the domain needs to remember who is signed in.
protocol AccountRepository: AnyObject {
  var signedIn: Account? { get set }
}

/// Shows that something is under way; visible only while it is animating.
open class ActivityIndicator: View {
  public private(set) var isAnimating = false

  public override init(identifier: String? = nil) {
    super.init(identifier: identifier)
    isHidden = true
  }

  open override var content: String? { "(busy)" }

  public func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  public func stopAnimating() {
    isAnimating = false
    isHidden = true
  }
}

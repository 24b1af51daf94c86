protocol Shape {}
class Base {}
func draw<S: Shape>(_ shape: S) where S: Base {}
struct Canvas<S: Shape> {}
extension Canvas where S: Base {}

f(class: A(), in: B(), for: C.d, import: E(), let: F(), case: G())
f(switch: x, struct: H.i, func: J())

typealias A = B
typealias C = A.D<E>
typealias F = [G]
typealias H = any I
typealias J = K?
